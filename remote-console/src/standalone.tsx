import { runAlone } from 'shared/remotes/standalone';
import { manifest } from './manifest';
import { remote } from './routes';

runAlone(manifest, remote);
