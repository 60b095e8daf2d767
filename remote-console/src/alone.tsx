import { runAlone } from 'shared/remotes/alone';
import { remote } from './routes';

runAlone(remote);
