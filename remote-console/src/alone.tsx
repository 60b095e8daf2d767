import { runAlone } from 'shared/remotes/alone';
import { manifest } from './manifest';
import { remote } from './routes';

runAlone(manifest, remote);
