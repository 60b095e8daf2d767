import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { EmptyState, LinkButton, Loading, Skeleton } from 'shared/ui';
import { matchI18n } from '../../../components/match-i18n';
import { useReader } from '../../../components/match-reader';
import { spanText } from '../../../components/match-time';
import { Queries } from '../../../components/Queries';
import { MatchingPage } from '../../../layout/MatchingPage';
import type { FairData } from '../detail/load';
import { useFair } from '../detail/use-fair';
import { stateOf, windowsOf } from '../detail/windows';
import { ApplicationState } from './ApplicationState';
import styles from './ApplyPage.module.css';
import { BuyerApplication } from './BuyerApplication';
import { IntroductionFiles } from './IntroductionFiles';
import { applyI18n } from './i18n';
import { SellerApplication } from './SellerApplication';
import { useApplication } from './use-application';

const Application = ({ data }: { data: FairData }) => {
  const t = applyI18n.useT();
  const names = matchI18n.useT();
  const language = useLanguage();
  const fair = useFair(data);
  const { sub, sells, buys } = useReader();
  const application = useApplication(fair._id);
  const [again, setAgain] = useState(false);
  const [sent, setSent] = useState(false);

  if (!sub)
    return (
      <EmptyState title={t('signInFirst')}>
        <LinkButton
          variant="primary"
          small
          to={`/matching/login?next=${encodeURIComponent(`/matching/fairs/${fair._id}/apply`)}`}
        >
          {names('signIn')}
        </LinkButton>
      </EmptyState>
    );
  if (application.isPending)
    return (
      <>
        <Loading />
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </>
    );
  const own = application.data ?? null;
  const ended = own?.status === 'REJECTED' || own?.status === 'CANCELLED';
  const part = own && (
    <>
      <ApplicationState
        fair={fair}
        application={own}
        onAgain={ended && !again ? () => setAgain(true) : undefined}
        sent={sent}
      />
      {!ended && <IntroductionFiles fair={fair._id} />}
    </>
  );
  if (part && !again) return part;
  if (!sells && !buys)
    return (
      <EmptyState title={t('notApproved')}>
        <p>{t('notApprovedHint')}</p>
        <LinkButton variant="primary" small to="/matching/me">
          {t('toMyPage')}
        </LinkButton>
      </EmptyState>
    );
  const at = new Date().toISOString();
  const windows = windowsOf(fair);
  const canSell = sells && stateOf(windows.seller, at) === 'open';
  const canBuy = buys && stateOf(windows.buyer, at) === 'open';
  if (!canSell && !canBuy) {
    const { from, to } = sells ? windows.seller : windows.buyer;
    return (
      <EmptyState title={t('closed')}>
        <p>{t('closedHint', { span: spanText(from, to, fair.timezone, language) })}</p>
      </EmptyState>
    );
  }
  const done = () => {
    setAgain(false);
    setSent(true);
  };
  return (
    <>
      {canSell && <SellerApplication fair={fair} onDone={done} />}
      {canBuy && !canSell && <BuyerApplication fair={fair} onDone={done} />}
      <p className={styles.after}>{t('filesAfter')}</p>
    </>
  );
};

export const ApplyPage = ({ data }: { data: FairData }) => {
  const t = applyI18n.useT();
  return (
    <MatchingPage>
      <div className={styles.page}>
        <header className={styles.head}>
          <Link className={styles.back} to={`/matching/fairs/${data.fair._id}`}>
            <ArrowLeft aria-hidden />
            {t('toFair')}
          </Link>
          <p className={styles.fair}>{data.fair.title}</p>
          <h1 className={styles.title}>{t('title')}</h1>
        </header>
        <Queries>
          <Application data={data} />
        </Queries>
      </div>
    </MatchingPage>
  );
};
