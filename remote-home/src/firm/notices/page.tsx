import type { RemotePage } from 'shared/remotes';
import { Page } from '../../layout/Page';
import { buildPagePath } from '../../layout/query-params';
import { translate, useT } from './i18n';
import { loadNotices, type NoticesData } from './load';
import { NoticeList } from './NoticeList';

const path = '/notices';

const NoticesPage = ({ data }: { data: NoticesData }) => {
  const t = useT();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <NoticeList notices={data} buildHref={(number) => buildPagePath(path, number)} />
    </Page>
  );
};

export const page: RemotePage<NoticesData> = {
  load: (context) => loadNotices(context),
  Page: NoticesPage,
  head: ({ page: number }, language) => {
    const t = translate(language);
    return { title: number > 1 ? `${t('title')} (${number})` : t('title'), description: t('lead') };
  },
};
