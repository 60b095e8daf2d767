import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { toFairPath } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { EmptyState, LoadingSkeleton } from 'shared/ui';
import common from '../../../components/common.module.css';
import section from '../../../components/section.module.css';
import { formatDateRange } from '../../../components/zoned-time';
import { QueryProvider } from '../../../data/QueryProvider';
import { useReader } from '../../../data/use-reader';
import { layoutI18n } from '../../../layout/i18n';
import { buildLoginPath } from '../../../layout/login-path';
import { MatchingLayout } from '../../../layout/MatchingLayout';
import type { FairData } from '../detail/load';
import { getPhaseState, getPhaseWindows } from '../detail/phases';
import { useFair } from '../detail/use-fair';
import { participationI18n } from '../participation-i18n';
import { ApplicationStatus } from './ApplicationStatus';
import styles from './ApplyPage.module.css';
import { BuyerApplication } from './BuyerApplication';
import { IntroductionFiles } from './IntroductionFiles';
import { applyI18n } from './i18n';
import { SellerApplication } from './SellerApplication';
import { useApplication } from './use-application';

const Application = ({ data }: { data: FairData }) => {
  const t = applyI18n.useT();
  const participationT = participationI18n.useT();
  const layoutT = layoutI18n.useT();
  const language = useLanguage();
  const { fair } = useFair(data);
  const { sub, sells, buys } = useReader();
  const query = useApplication(fair._id);
  const [reapplying, setReapplying] = useState(false);
  const [sent, setSent] = useState(false);

  if (!sub)
    return (
      <EmptyState
        title={t('signInFirst')}
        links={[
          { to: buildLoginPath(`/matching/fairs/${fair._id}/apply`), text: layoutT('login'), variant: 'primary' },
        ]}
      />
    );
  if (query.isPending) return <LoadingSkeleton shapes={['title', 'block']} />;
  const application = query.data ?? null;
  const isClosed = application?.status === 'REJECTED' || application?.status === 'CANCELLED';
  const status = application && (
    <>
      <ApplicationStatus
        fair={fair}
        application={application}
        onAgain={isClosed && !reapplying ? () => setReapplying(true) : undefined}
        sent={sent}
      />
      {!isClosed && <IntroductionFiles fair={fair._id} />}
    </>
  );
  if (status && !reapplying) return status;
  if (!sells && !buys)
    return (
      <EmptyState
        title={t('notApproved')}
        text={t('notApprovedHint')}
        links={[{ to: '/matching/me', text: participationT('toMyPage'), variant: 'primary' }]}
      />
    );
  const now = new Date().toISOString();
  const windows = getPhaseWindows(fair);
  const canSell = sells && getPhaseState(windows.seller, now) === 'open';
  const canBuy = buys && getPhaseState(windows.buyer, now) === 'open';
  if (!canSell && !canBuy) {
    const { from, to } = sells ? windows.seller : windows.buyer;
    return (
      <EmptyState
        title={t('closed')}
        text={t('closedHint', { span: formatDateRange(from, to, fair.timezone, language) })}
      />
    );
  }
  const finish = () => {
    setReapplying(false);
    setSent(true);
  };
  return (
    <>
      {canSell && <SellerApplication fair={fair} onDone={finish} />}
      {canBuy && !canSell && <BuyerApplication fair={fair} onDone={finish} />}
      <p className={section.quiet}>{t('filesAfter')}</p>
    </>
  );
};

export const ApplyPage = ({ data }: { data: FairData }) => {
  const t = applyI18n.useT();
  return (
    <MatchingLayout>
      <div className={styles.page}>
        <header className={styles.head}>
          <Link className={styles.back} to={toFairPath(data.fair)}>
            <ArrowLeft aria-hidden />
            {t('toFair')}
          </Link>
          <p className={styles.fair}>{data.fair.title}</p>
          <h1 className={common.pageTitle}>{t('title')}</h1>
        </header>
        <QueryProvider>
          <Application data={data} />
        </QueryProvider>
      </div>
    </MatchingLayout>
  );
};
