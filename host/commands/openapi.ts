import { openapiDocument } from '../../api/src/openapi';

process.stdout.write(`${JSON.stringify(openapiDocument(), null, 2)}\n`);
