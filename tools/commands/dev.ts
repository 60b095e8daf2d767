import { remoteNames } from 'shared/remotes';
import { runAll } from '../dev/dev-all';
import { runAlone } from '../dev/dev-alone';
import { lockData } from '../run/lock';
import { dataDirectory, messageOf } from '../run/project';
import { onEnd } from '../run/signals';

const usage = `npm run dev                      the whole product, rebuilt and refreshed in place as files change
npm run dev -w remote-home       this remote alone, without the host (also remote-console, remote-matching)

Settings from the environment:
  PORT           where it answers, 3000 by default
  DATA_DIR       the data, .data by default; one command at a time works on it
  DEMO_PASSWORD  password of the demo accounts where the data is made anew
  API_URL        for a remote alone: an API that runs elsewhere, such as https://portico.example or
                 http://localhost:3000, in place of one of its own

What the servers say stands in DATA_DIR/logs. Ctrl-C ends everything.`;

const [asked, ...rest] = process.argv.slice(2);
if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(usage);
  process.exit(0);
}
const name = remoteNames.find((known) => known === asked);
if ((asked && !name) || rest.length > 0) {
  console.error(`npm run dev does not know "${[asked, ...rest].join(' ')}".\n\n${usage}`);
  process.exit(1);
}

// Read by webpack.common.ts, which is loaded with the first bundle.
process.env.NODE_ENV = 'development';
if (name) process.env.ALONE = 'true';

const stops: (() => Promise<void>)[] = [];
let unlock = () => {};
let ending = false;

async function end(code: number) {
  if (ending) return;
  ending = true;
  // Who was started last needs the others until its own end.
  for (const stop of stops.reverse()) await stop();
  unlock();
  process.exit(code);
}

function lockFor(dataDir: string) {
  try {
    return lockData(dataDir);
  } catch (error) {
    throw name ? new Error(`${messageOf(error)} Or let API_URL name the one that runs.`) : error;
  }
}

async function start() {
  const log = (line: string) => console.log(line);
  const apiUrl = (name && process.env.API_URL) || null;
  const dataDir = dataDirectory();
  if (!apiUrl) unlock = lockFor(dataDir);
  const session = { dataDir, log, stops };
  await (name ? runAlone(name, apiUrl, session) : runAll(session));
  log('Ctrl-C ends it.');
}

onEnd(() => end(0));
start().catch((error: unknown) => {
  console.error(`\n${messageOf(error)}`);
  void end(1);
});
