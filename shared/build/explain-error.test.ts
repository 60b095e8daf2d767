import { writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { explainError } from './explain-error';

test('an error of the machine says what to do in one line', () => {
  const explained = {
    'ENOSPC: System limit for number of file watchers reached, watch': 'run "sudo sysctl',
    'initdb: error: could not write to file "pg_wal": No space left on device': 'No space is left on the disk: free',
    'EMFILE: too many open files, open': 'run "ulimit -n 65536"',
    'listen EADDRINUSE: address already in use 127.0.0.1:4100': 'Port 4100 is in use: end the program',
    'listen EADDRINUSE: address already in use :::3000': 'Port 3000 is in use: end the program',
    "EACCES: permission denied, mkdir '/srv/data'": 'This user may not write /srv/data: change its owner',
    'connect ECONNREFUSED 127.0.0.1:5432': 'Nothing answers at 127.0.0.1:5432: start it, or correct the setting',
    'getaddrinfo ENOTFOUND db.example': 'Nothing answers at db.example: start it, or correct the setting',
  };
  for (const [text, advice] of Object.entries(explained)) {
    expect(explainError(`Error: ${text}\n    at open (node:fs)`)).toContain(advice);
    expect(explainError(text)).not.toContain('\n');
  }
});

test('a disk that is full is told by what Node throws', () => {
  const write = () => writeFileSync('/dev/full', '.');
  expect(write).toThrow();
  try {
    write();
  } catch (error) {
    expect(explainError(String(error))).toContain('DATA_DIR');
  }
});

test('an error of the program is not explained', () => {
  expect(explainError("TypeError: Cannot read properties of undefined (reading 'name')")).toBe(null);
  expect(explainError("ENOENT: no such file or directory, open 'x'")).toBe(null);
});
