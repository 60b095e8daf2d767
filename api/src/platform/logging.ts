import type { FastifyRequest } from 'fastify';

const address = /[\w.+-]+@[\w-]+(\.[\w-]+)+/g;
/** As Koreans write them, with the country's number or without. */
const phone = /(?<![\w-])(\+82-?|0)\d{1,2}-?\d{3,4}-?\d{4}(?![\w-])/g;

const isId = (value: string | undefined) => value !== undefined && /^[0-9A-Z]{26}$/.test(value);

/** Whatever a line came to hold, nobody can be written to or called by it. */
export const masked = (line: string) => line.replace(address, '***@***').replace(phone, '***');

/** The path as it was declared, with the ids that were asked for and without what people type into it. */
export const loggedPath = ({ routeOptions, params, url }: FastifyRequest) => {
  const { url: declared } = routeOptions;
  if (!declared) return url.split('?')[0]?.slice(0, 200);
  const given = params as Record<string, string>;
  return declared.replace(/:(\w+)/g, (name, key: string) => (isId(given[key]) ? String(given[key]) : name));
};

const flushMs = 200;
const roomBytes = 16_384;

/** Gathers lines for a moment, since each write costs as much as a small query. What stands there at the end is written. */
const gathered = (write: (lines: string) => void) => {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) write(masked(lines));
    lines = '';
  };
  process.on('exit', flush);
  return {
    write: (line: string) => {
      lines += line;
      // A failure is written at once: the process may not live for long.
      if (lines.length > roomBytes || line.startsWith('{"level":5')) flush();
      else timer ??= setTimeout(flush, flushMs).unref();
    },
  };
};

const stream = gathered((lines) => process.stdout.write(lines));

/** Lines of JSON, each with the id of its request. */
export const logging = (level: string) => ({ level, stream });
