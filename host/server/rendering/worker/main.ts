import { i18n } from 'shared/i18n';
import { serveJobs } from 'shared/rendering/worker';
import type { RenderJob } from '../processes/messages';
import { cacheTexts } from './cache-texts';
import { render } from './render';

/** A process that renders pages for the host server. */
const announceReady = serveJobs(render);

cacheTexts(i18n);

const warmUp: RenderJob = {
  kind: 'render',
  pathname: '/',
  search: '',
  state: { language: 'ko', host: '', remotes: [], isIncomplete: false, setting: null, page: null, override: null },
  remote: null,
  hasFailed: false,
};
// The first rendering shows it, so that the following ones need not wait for it (`LazyMissingPage`).
await import('../../../src/shell/MissingPage');
// The first rendering takes several times as long as the next one.
await render(null, warmUp, null);
announceReady();
