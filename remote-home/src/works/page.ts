import type { RemotePage } from 'shared/remotes';
import { workHead } from './head';
import { loadWork, type WorkData } from './load';
import { WorkPage } from './WorkPage';

export const workPage: RemotePage<WorkData> = { load: loadWork, Page: WorkPage, head: workHead };
