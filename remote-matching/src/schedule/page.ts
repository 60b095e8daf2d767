import type { RemotePage } from 'shared/remotes';
import { SchedulePage } from './SchedulePage';

export const page: RemotePage<null> = { Page: SchedulePage };
