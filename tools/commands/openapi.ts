import { openapiDocument } from '../../api/src/platform/openapi';

process.stdout.write(`${JSON.stringify(openapiDocument(), null, 2)}\n`);
