import { createOpenapiDocument } from '../../api/src/platform/openapi';
import { defineCommand } from '../run/define-command';

const help = `Prints the OpenAPI 3.1 document of the API.

Usage
  npm run -s openapi > openapi.json`;

export const command = defineCommand({
  help,
  run: async () => {
    process.stdout.write(`${JSON.stringify(createOpenapiDocument(), null, 2)}\n`);
  },
});
