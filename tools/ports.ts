import { createServer } from 'node:net';

function canListen(port: number, host: string): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer()
			.once('error', (error) =>
				resolve('code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
			)
			.once('listening', () => probe.close(() => resolve(true)));
		probe.listen(port, host);
	});
}

/** True when nothing listens on the port of this machine, by IPv4 or (where the machine has it) IPv6. */
export const isPortFree = async (port: number): Promise<boolean> =>
	(await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));

/** A port that is free at this moment. */
export function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() =>
				address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
			);
		});
	});
}
