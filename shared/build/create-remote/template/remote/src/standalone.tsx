import { runStandalone } from 'shared/remotes/standalone';
import { manifest } from './manifest';
import { remote } from './routes';

runStandalone(manifest, remote);
