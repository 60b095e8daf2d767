let last = '';

/** Shows how many are done, of `total` where that is known: in a terminal in one line, elsewhere a line now and then. */
export const reportCount = (name: string, done: number, total: number | null) => {
  const line = `${name}: ${done.toLocaleString('en')}${total === null ? '' : ` of ${total.toLocaleString('en')}`}`;
  if (line === last) return;
  last = line;
  const isEnd = done === total;
  if (process.stdout.isTTY) process.stdout.write(`\r${line.padEnd(60)}${isEnd ? '\n' : ''}`);
  else if (isEnd || done % 5000 === 0) console.log(line);
};

const toMegabytes = (bytes: number) => Math.floor(bytes / 1e6);

/** The same for bytes, in MB, from the first one. */
export const reportBytes = (name: string) => (done: number, total: number | null) => {
  if (done >= 1e6) reportCount(`${name} (MB)`, toMegabytes(done), total === null ? null : toMegabytes(total));
};
