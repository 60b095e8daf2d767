import { setTimeout as delay } from 'node:timers/promises';
import { tryPort } from '../../api/src/platform/database/ports';

// A product that was killed a moment ago may still be letting go of the port.
const PATIENCE_MS = 3000;

export async function requestedPort(): Promise<number> {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${text} is not a port number.`);
  for (const since = Date.now(); !(await tryPort(port)); await delay(200)) {
    if (Date.now() - since > PATIENCE_MS) {
      throw new Error(`Port ${port} is in use. Choose another one, such as PORT=${port + 1}.`);
    }
  }
  return port;
}
