import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

// A product that was killed a moment ago may still hold the port.
const PATIENCE_MS = 3000;
const LAST = 65_535;

/** The port that a setting names. Throws a line that says what to do when it cannot be had. */
export async function getRequestedPort(name = 'PORT', fallback = 3000): Promise<number> {
  const text = process.env[name] || String(fallback);
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > LAST)
    throw new Error(`${name}=${text} is not a port number: choose one from 1 to ${LAST}, such as ${name}=${fallback}.`);
  await requirePort(port, (other) => `${name}=${other}`);
  return port;
}

/** Throws a line that says what to do when the port cannot be had; `format` writes another one as the user gives it. */
export async function requirePort(port: number, format: (port: number) => string) {
  for (const since = Date.now(); ; await delay(200)) {
    const code = await findObstacle(port);
    if (code === null) return;
    if (code === 'EACCES')
      throw new Error(
        `Port ${port} is not for this user: choose one from 1024, such as ${format(await findNext(3000))}.`,
      );
    if (Date.now() - since > PATIENCE_MS)
      throw new Error(
        `Port ${port} is in use: end the program that holds it, or choose another port, such as ${format(await findNext(port + 1))}.`,
      );
  }
}

const findNext = async (port: number): Promise<number> => {
  if (port > LAST) return findNext(3000);
  return (await findObstacle(port)) === null ? port : findNext(port + 1);
};

// Code of the error with which listening fails; null where it succeeds.
const findObstacle = (port: number) =>
  new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code ?? 'unknown'));
    probe.listen(port, () => probe.close(() => resolve(null)));
  });
