import { definePage } from '../../data/define-resource';
import { CampaignsPage } from './CampaignsPage';

/** Opened from the list of templates; the menu does not name it. */
export const campaigns = definePage({ name: 'messages/write', Page: CampaignsPage });
