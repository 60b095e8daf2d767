import type { RemotePage } from 'shared/remotes';
import { translate } from '../../../members/my/i18n';
import { type ConsultChoices, loadChoices } from '../load';
import { MemberRequestsPage } from './MemberRequestsPage';

export const page: RemotePage<ConsultChoices> = {
  load: loadChoices,
  Page: MemberRequestsPage,
  head: (_, language) => ({ title: translate(language)('consultations'), noindex: true }),
};
