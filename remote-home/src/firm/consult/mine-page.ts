import type { RemotePage } from 'shared/remotes';
import { mineHead } from './head';
import { type Choices, loadMine } from './load';
import { MinePage } from './MinePage';

export const page: RemotePage<Choices> = { load: loadMine, Page: MinePage, head: mineHead };
