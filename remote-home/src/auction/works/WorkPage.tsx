import { toProgramPath } from 'shared/format';
import { BackLink } from '../../layout/BackLink';
import { PageFrame } from '../../layout/Page';
import { ShareLinks } from '../../layout/ShareLinks';
import { ConnectionNotice } from '../lots/ConnectionNotice';
import { useT as useLotT } from '../lots/i18n';
import { LotStatus } from '../lots/LotStatus';
import { AdjacentLots } from './AdjacentLots';
import { AuthorSection } from './AuthorSection';
import { BidHistory } from './BidHistory';
import { BidPanel } from './bidding/BidPanel';
import { Estimate } from './Estimate';
import type { WorkData } from './load';
import { useLiveWork } from './use-live-work';
import { WatchButton } from './WatchButton';
import { WorkFacts } from './WorkFacts';
import { WorkGallery } from './WorkGallery';
import styles from './work.module.css';

export const WorkPage = ({ data }: { data: WorkData }) => {
  const lotT = useLotT();
  const liveWork = useLiveWork(data);
  const { work, disconnected } = liveWork;
  const { program, author, title, lotNo, images } = work;
  return (
    <PageFrame className={styles.page}>
      <nav aria-label={lotT('program')}>
        <BackLink to={toProgramPath(program)}>{program.title}</BackLink>
      </nav>
      <ConnectionNotice disconnected={disconnected} />
      <article className={styles.columns}>
        <div className={styles.pictures}>
          <WorkGallery images={images} title={title} />
        </div>
        <div className={styles.main}>
          <header>
            <p className={styles.lotNo}>
              {lotT('lot', { no: lotNo })} <LotStatus status={work.status} />
            </p>
            <h1 className={styles.name}>
              <span className={styles.author}>{author.name}</span>
              <span className={styles.title}>{title}</span>
            </h1>
            <Estimate work={work} />
          </header>
          <BidPanel liveWork={liveWork} />
          <WatchButton work={work} />
          <ShareLinks title={`${author.name} · ${title}`} />
        </div>
        <div className={styles.more}>
          <WorkFacts work={work} />
          <BidHistory work={work} initial={data.history} />
          <AuthorSection author={author} />
        </div>
      </article>
      <AdjacentLots work={work} />
    </PageFrame>
  );
};
