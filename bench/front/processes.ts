import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's clock in a second. */
const ticksPerSecond = 100;

const read = (pid: string, file: string) => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    // It has ended.
    return '';
  }
};

const findProcesses = (text: string) =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && read(name, 'cmdline').includes(text));

/** Processor time (ms) of the running processes whose command line contains `text`. For Linux. */
export const readProcessTime = (text: string) =>
  findProcesses(text)
    .map((pid) => {
      // After the name of the program, which may contain spaces: user time is the 12th field, system time the 13th.
      const fields = read(pid, 'stat').split(') ').at(-1)?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
    })
    .reduce((sum, ms) => sum + ms, 0);

/** Resident memory (bytes) of the running processes whose command line contains `text`. For Linux. */
export const readResidentMemory = (text: string) =>
  findProcesses(text)
    .map((pid) => Number(/^VmRSS:\s+(\d+) kB/m.exec(read(pid, 'status'))?.[1] ?? 0) * 1024)
    .reduce((sum, bytes) => sum + bytes, 0);
