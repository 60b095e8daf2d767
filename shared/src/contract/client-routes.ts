import { type Contract, isRoute } from './route';

/** `GET /v1/boards/:id`, followed by the multipart name for an upload and by `blob` for a download. */
const toCompactRoute = (entry: Contract[string]): unknown =>
  isRoute(entry)
    ? [entry.method, entry.path, entry.part ?? (entry.response === 'blob' ? 'blob' : [])].flat().join(' ')
    : Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, toCompactRoute(value)]));

/** Returns the source of the client's route table: methods and paths only, so that public pages do not load zod. */
export const generateClientRoutes = (contract: Contract): string =>
  `// Generated from the contract by \`npm run generate\`.\nexport const routes = ${JSON.stringify(toCompactRoute(contract), null, 2)};\n`;
