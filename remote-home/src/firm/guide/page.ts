import type { RemotePage } from 'shared/remotes';
import { GuidePage } from './GuidePage';
import { getGuideHead } from './head';
import { type GuideData, loadGuide } from './load';

export const page: RemotePage<GuideData> = { load: loadGuide, Page: GuidePage, head: getGuideHead };
