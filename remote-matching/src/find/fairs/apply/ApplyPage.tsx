import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { EmptyState, LinkButton } from 'shared/ui';
import { commonI18n } from '../../../components/i18n';
import { LoadingSkeleton } from '../../../components/LoadingSkeleton';
import { formatDateRange } from '../../../components/zoned-time';
import { QueryProvider } from '../../../data/QueryProvider';
import { useReader } from '../../../data/use-reader';
import { buildLoginPath } from '../../../layout/login-path';
import { MatchingLayout } from '../../../layout/MatchingLayout';
import type { FairData } from '../detail/load';
import { getPhaseState, getPhaseWindows } from '../detail/phases';
import { useFair } from '../detail/use-fair';
import { ApplicationStatus } from './ApplicationStatus';
import styles from './ApplyPage.module.css';
import { BuyerApplication } from './BuyerApplication';
import { IntroductionFiles } from './IntroductionFiles';
import { applyI18n } from './i18n';
import { SellerApplication } from './SellerApplication';
import { useApplication } from './use-application';

const Application = ({ data }: { data: FairData }) => {
  const t = applyI18n.useT();
  const common = commonI18n.useT();
  const language = useLanguage();
  const fair = useFair(data);
  const { sub, sells, buys } = useReader();
  const application = useApplication(fair._id);
  const [reapplying, setReapplying] = useState(false);
  const [sent, setSent] = useState(false);

  if (!sub)
    return (
      <EmptyState title={t('signInFirst')}>
        <LinkButton variant="primary" small to={buildLoginPath(`/matching/fairs/${fair._id}/apply`)}>
          {common('signIn')}
        </LinkButton>
      </EmptyState>
    );
  if (application.isPending) return <LoadingSkeleton shapes={['title', 'block']} />;
  const ownApplication = application.data ?? null;
  const isClosed = ownApplication?.status === 'REJECTED' || ownApplication?.status === 'CANCELLED';
  const ownStatus = ownApplication && (
    <>
      <ApplicationStatus
        fair={fair}
        application={ownApplication}
        onAgain={isClosed && !reapplying ? () => setReapplying(true) : undefined}
        sent={sent}
      />
      {!isClosed && <IntroductionFiles fair={fair._id} />}
    </>
  );
  if (ownStatus && !reapplying) return ownStatus;
  if (!sells && !buys)
    return (
      <EmptyState title={t('notApproved')}>
        <p>{t('notApprovedHint')}</p>
        <LinkButton variant="primary" small to="/matching/me">
          {t('toMyPage')}
        </LinkButton>
      </EmptyState>
    );
  const now = new Date().toISOString();
  const windows = getPhaseWindows(fair);
  const canSell = sells && getPhaseState(windows.seller, now) === 'open';
  const canBuy = buys && getPhaseState(windows.buyer, now) === 'open';
  if (!canSell && !canBuy) {
    const { from, to } = sells ? windows.seller : windows.buyer;
    return (
      <EmptyState title={t('closed')}>
        <p>{t('closedHint', { span: formatDateRange(from, to, fair.timezone, language) })}</p>
      </EmptyState>
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
      <p className={styles.after}>{t('filesAfter')}</p>
    </>
  );
};

export const ApplyPage = ({ data }: { data: FairData }) => {
  const t = applyI18n.useT();
  return (
    <MatchingLayout>
      <div className={styles.page}>
        <header className={styles.head}>
          <Link className={styles.back} to={`/matching/fairs/${data.fair._id}`}>
            <ArrowLeft aria-hidden />
            {t('toFair')}
          </Link>
          <p className={styles.fair}>{data.fair.title}</p>
          <h1 className={styles.title}>{t('title')}</h1>
        </header>
        <QueryProvider>
          <Application data={data} />
        </QueryProvider>
      </div>
    </MatchingLayout>
  );
};
