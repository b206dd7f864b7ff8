/** Serves dist/ as it is, for the browser tests: node tools/serve/serve.ts PORT [DIRECTORY] */
import { startEdge } from './edge.ts';

const [port, directory] = process.argv.slice(2);
const server = await startEdge({ port: Number(port), log: 'inherit', ...(directory && { directory }) });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.stop());
process.exitCode = (await server.closed) ?? 0;
