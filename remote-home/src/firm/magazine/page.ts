import type { RemotePage } from 'shared/remotes';
import { getMagazineHead } from './head';
import { loadMagazine, type MagazineData } from './load';
import { MagazinePage } from './MagazinePage';

export const page: RemotePage<MagazineData> = { load: loadMagazine, Page: MagazinePage, head: getMagazineHead };
