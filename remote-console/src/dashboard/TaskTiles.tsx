import type { Dashboard } from 'shared/contract';
import { formatDate } from 'shared/format';
import { Section } from '../components/layout/Section';
import { buildListPath } from '../data/list-path';
import { dashboardI18n } from './i18n';
import { ListTile, Tile, TileGrid } from './Tile';

const orders = 'shop/orders';

interface Props {
  /** Undefined while loading, null if it could not be loaded. */
  dashboard: Dashboard | null | undefined;
}

/** Open tasks; each number is linked to the rows that it counts. */
export const TaskTiles = ({ dashboard }: Props) => {
  const t = dashboardI18n.useT();
  const getCount = (select: (loaded: Dashboard) => number) => dashboard && select(dashboard);
  const { requests } = dashboard ?? {};
  const day = formatDate(dashboard?.at ?? Date.now());
  return (
    <>
      <Section title={t('tasks')}>
        <TileGrid>
          <ListTile resource="forms" filter={{ status: 'RECEIVED' }} label={t('newForms')} urgent />
          <Tile
            to={buildListPath('center/questions', { status: 'unanswered' })}
            count={getCount(({ questions }) => questions)}
            label={t('questions')}
            urgent
          />
          <Tile
            to={buildListPath('shop/inquiries', { answered: 'false' })}
            count={getCount(({ inquiries }) => inquiries)}
            label={t('inquiries')}
            urgent
          />
          <ListTile
            resource="users"
            filter={{ waiting: 'true' }}
            label={t('applications')}
            note={dashboard && t('applicationSides', { buyers: dashboard.buyers, sellers: dashboard.sellers })}
            urgent
          />
          <Tile
            to={
              dashboard?.meetingsFair
                ? `/console/fairs/${dashboard.meetingsFair}/meetings?status=ACCEPTED&day=${day}`
                : buildListPath('fairs', { day })
            }
            count={getCount(({ meetings }) => meetings)}
            label={t('meetings')}
          />
          <Tile
            to={buildListPath('auction/works', { day }, 'effectiveEndAt')}
            count={getCount(({ lotsClosing }) => lotsClosing)}
            label={t('lotsClosing')}
          />
        </TileGrid>
      </Section>
      <Section title={t('orders')}>
        <TileGrid>
          <Tile
            to={buildListPath(orders, { status: 'PENDING_PAYMENT' })}
            count={getCount(({ unpaidOrders }) => unpaidOrders)}
            label={t('unpaid')}
          />
          <ListTile resource={orders} filter={{ status: 'PAID' }} label={t('paid')} urgent />
          <ListTile resource={orders} filter={{ status: 'PREPARING' }} label={t('preparing')} urgent />
          <ListTile
            resource={orders}
            filter={{ requested: true }}
            label={t('requests')}
            note={requests && t('requestKinds', requests)}
            urgent
          />
          <Tile
            to={buildListPath(orders, { alert: true })}
            count={getCount(({ paymentAlerts }) => paymentAlerts)}
            label={t('alerts')}
            urgent
          />
          <ListTile resource="shop/refunds" filter={{ status: 'PENDING' }} label={t('transfers')} urgent />
        </TileGrid>
      </Section>
    </>
  );
};
