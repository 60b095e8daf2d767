import { type Contract, isRoute } from './machine';

/** `GET /v1/boards/:id`, with the part's name behind it where a file is sent and `blob` where one is received. */
const compact = (entry: Contract[string]): unknown =>
  isRoute(entry)
    ? [entry.method, entry.path, entry.part ?? (entry.response === 'blob' ? 'blob' : [])].flat().join(' ')
    : Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, compact(value)]));

/** Source of a route table of the client: methods and paths alone, so that public pages carry no zod. */
export const generateClientRoutes = (contract: Contract): string =>
  `// Generated from the contract by \`npm run generate\`.\nexport const routes = ${JSON.stringify(compact(contract), null, 2)};\n`;
