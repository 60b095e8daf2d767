import { config } from 'zod';

// In a browser zod tries `new Function` at its first schema, which the content security policy blocks and reports. The API
// keeps the faster parsers that it builds that way.
if ('document' in globalThis) config({ jitless: true });
