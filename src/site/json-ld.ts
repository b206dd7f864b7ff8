/**
 * Writes JSON-LD for a script element. "<" is escaped, because "</script>" or "<!--" in a text would end or break the
 * element (HTML, "Restrictions for contents of script elements").
 */
export const serializeJsonLd = (graph: object): string => JSON.stringify(graph).replaceAll('<', '\\u003c');
