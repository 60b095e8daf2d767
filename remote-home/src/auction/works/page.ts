import type { RemotePage } from 'shared/remotes';
import { getWorkHead } from './head';
import { loadWork, type WorkData } from './load';
import { WorkPage } from './WorkPage';

export const page: RemotePage<WorkData> = { load: loadWork, Page: WorkPage, head: getWorkHead };
