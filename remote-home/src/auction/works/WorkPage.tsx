import { ArrowLeft } from 'lucide-react';
import { Link } from 'shared/router';
import { Popups } from '../../layout/popups/Popups';
import { useT as useAuctionT } from '../search/i18n';
import { LostLine } from '../search/LostLine';
import { LotState } from '../search/LotState';
import { AuthorNote } from './AuthorNote';
import { BidPanel } from './BidPanel';
import { Estimate } from './Estimate';
import { Facts } from './Facts';
import { Gallery } from './Gallery';
import { History } from './History';
import type { WorkData } from './load';
import { Neighbours } from './Neighbours';
import { useWork } from './use-work';
import { Watch } from './Watch';
import styles from './work.module.css';

export const WorkPage = ({ data }: { data: WorkData }) => {
  const lots = useAuctionT();
  const now = useWork(data);
  const { work, lost } = now;
  const { program, author, title, lotNo, images } = work;
  return (
    <div className={styles.page}>
      <Popups />
      <nav className={styles.trail} aria-label={lots('program')}>
        <Link className={styles.back} to={`/auction/programs/${program.code}`}>
          <ArrowLeft aria-hidden />
          {program.title}
        </Link>
      </nav>
      <LostLine lost={lost} />
      <article className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery images={images} title={title} />
        </div>
        <div className={styles.main}>
          <header>
            <p className={styles.no}>
              {lots('lot', { no: lotNo })} <LotState status={work.status} />
            </p>
            <h1 className={styles.name}>
              <span className={styles.author}>{author.name}</span>
              <span className={styles.title}>{title}</span>
            </h1>
            <Estimate work={work} />
          </header>
          <BidPanel now={now} />
          <Watch work={work} />
        </div>
        <div className={styles.more}>
          <Facts work={work} />
          <History work={work} read={data.history} />
          <AuthorNote author={author} />
        </div>
      </article>
      <Neighbours work={work} />
    </div>
  );
};
