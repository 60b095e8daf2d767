import type { FastifyRequest } from 'fastify';

const address = /(?<![\w.+-])[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** Korean notation, with or without country code. */
const phone = /(?<![\w-])(\+82-?|0)\d{1,2}-?\d{3,4}-?\d{4}(?![\w-])/g;

const isId = (value: string | undefined) => value !== undefined && /^[0-9A-Z]{26}$/.test(value);

/** Masks e-mail addresses and telephone numbers. */
export const maskPersonalData = (line: string) => {
  // The pattern is tried at every word: most lines have no address.
  const withoutAddresses = line.includes('@') ? line.replace(address, '***@***') : line;
  return withoutAddresses.replace(phone, '***');
};

/** The declared path of a request with its ids; other parameters are not logged because people type them. */
export const getLoggedPath = ({ routeOptions, params, url }: FastifyRequest) => {
  const { url: declared } = routeOptions;
  if (!declared) return url.split('?')[0]?.slice(0, 200);
  const values = params as Record<string, string>;
  return declared.replace(/:(\w+)/g, (name, key: string) => (isId(values[key]) ? String(values[key]) : name));
};

const flushMs = 200;
const bufferLimitBytes = 16_384;

/** Buffers lines briefly: each write costs as much as a small query. The rest is written when the process exits. */
const createBufferedStream = (write: (lines: string) => void) => {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) write(maskPersonalData(lines));
    lines = '';
  };
  process.on('exit', flush);
  return {
    write: (line: string) => {
      lines += line;
      // Errors are written at once: the process may be about to end.
      if (lines.length > bufferLimitBytes || line.startsWith('{"level":5')) flush();
      else timer ??= setTimeout(flush, flushMs).unref();
    },
  };
};

const stream = createBufferedStream((lines) => process.stdout.write(lines));

/** Options of the Fastify logger: JSON lines with the id of the request. */
export const createLoggerOptions = (level: string) => ({ level, stream });
