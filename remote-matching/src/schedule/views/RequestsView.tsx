import section from '../../components/section.module.css';
import { useActiveMatchings } from '../../data/use-matchings';
import { scheduleI18n } from '../i18n';
import styles from './AgendaView.module.css';
import { EmptyView } from './EmptyView';
import { MatchingList } from './MatchingList';
import { ViewBoundary } from './ViewBoundary';
import type { ViewProps } from './view-props';

const boxes = [
  { box: 'in', party: 'RESPONDER' },
  { box: 'out', party: 'REQUESTER' },
] as const;

/** Open requests: first those that the reader has to answer, then the reader's own. */
export const RequestsView = ({ onOpen }: ViewProps) => {
  const t = scheduleI18n.useT();
  return (
    <ViewBoundary query={useActiveMatchings()}>
      {(matchings) => {
        const open = matchings.filter(({ status }) => status === 'REQUESTED');
        if (open.length === 0) return <EmptyView title={t('noRequests')} hint={t('noRequestsHint')} />;
        return boxes.map(({ box, party }) => {
          const inBox = open.filter((matching) => matching.party === party);
          return (
            <section key={box} className={section.group}>
              <h2 className={styles.date}>
                {t(box)} <small>{inBox.length}</small>
              </h2>
              <MatchingList matchings={inBox} onOpen={onOpen} />
            </section>
          );
        });
      }}
    </ViewBoundary>
  );
};
