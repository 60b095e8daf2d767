import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatNumber } from 'shared/format';
import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { Card } from '../account/me/Card';
import card from '../account/me/me.module.css';
import { useLocalised } from '../components/use-localised';
import { FairStatus } from '../find/fairs/FairStatus';
import { extensionsI18n } from './i18n';

const maxFairs = 4;
/** The console lists fairs of all times together, so those that are not over are picked from this many. */
const maxItems = 50;

const loadFairs = async () => {
  const { fairs } = await api.console.fairs.list({ query: { sort: '-startAt', limit: maxItems } });
  return fairs
    .filter(({ status }) => status !== 'EXPIRED')
    .reverse()
    .slice(0, maxFairs);
};

/** The next fairs with their numbers, each with a link to its page in the console. */
export const CurrentFairsCard = () => {
  const t = extensionsI18n.useT();
  const localise = useLocalised();
  const query = useQuery({ queryKey: ['console', 'fairs', 'current'], queryFn: loadFairs });
  return (
    <Card title={t('fairs')} link={{ to: '/console/fairs', text: t('toFairs') }}>
      <QueryBoundary query={query} skeletons={1}>
        {(fairs) =>
          fairs.length > 0 ? (
            <ul className={card.rows}>
              {fairs.map(({ _id, title, status, counts: { sellers, buyers, matchings } }) => (
                <li key={_id}>
                  <Link className={card.row} to={`/console/fairs/${_id}`}>
                    <span>
                      {localise(title)}
                      <br />
                      <span className={card.quiet}>
                        {t('counts', {
                          sellers: formatNumber(sellers),
                          buyers: formatNumber(buyers),
                          matchings: formatNumber(matchings),
                        })}
                      </span>
                    </span>
                    <FairStatus status={status} participating={false} />
                    <ChevronRight aria-hidden />
                  </Link>
                </li>
              ))}
            </ul>
          ) : (
            <>
              <p className={card.quiet}>{t('noFairs')}</p>
              <LinkButton small to="/console/fairs/create">
                {t('addFair')}
              </LinkButton>
            </>
          )
        }
      </QueryBoundary>
    </Card>
  );
};
