import { setTimeout as delay } from 'node:timers/promises';
import { probePort } from '../../api/src/platform/database/ports';

// A product that was killed a moment ago may still hold the port.
const PATIENCE_MS = 3000;

/** PORT, or 3000. Throws when the port is in use. */
export async function getRequestedPort(): Promise<number> {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${text} is not a port number.`);
  for (const since = Date.now(); !(await probePort(port)); await delay(200)) {
    if (Date.now() - since > PATIENCE_MS) {
      throw new Error(`Port ${port} is in use. Choose another one, such as PORT=${port + 1}.`);
    }
  }
  return port;
}
