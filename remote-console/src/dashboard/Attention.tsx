import type { Dashboard } from 'shared/contract';
import { formatDate } from 'shared/format';
import { Group } from '../parts/Group';
import { dashboardI18n } from './i18n';
import { ListTile, pathTo, Tile, Tiles } from './Tile';

const orders = 'shop/orders';

interface Props {
  /** Undefined until it is known, null where it could not be read. */
  dashboard: Dashboard | null | undefined;
}

/** What waits for somebody now; each number leads to the rows it counts. */
export const Attention = ({ dashboard }: Props) => {
  const t = dashboardI18n.useT();
  const of = (count: (known: Dashboard) => number) => dashboard && count(dashboard);
  const { requests } = dashboard ?? {};
  const day = formatDate(dashboard?.at ?? Date.now());
  return (
    <>
      <Group title={t('attention')}>
        <Tiles>
          <ListTile resource="forms" filter={{ status: 'RECEIVED' }} label={t('newForms')} urgent />
          <Tile
            to={pathTo('center/questions', { status: 'unanswered' })}
            count={of(({ questions }) => questions)}
            label={t('questions')}
            urgent
          />
          <Tile
            to={pathTo('shop/inquiries', { answered: 'false' })}
            count={of(({ inquiries }) => inquiries)}
            label={t('inquiries')}
            urgent
          />
          <ListTile
            resource="users"
            filter={{ waiting: 'true' }}
            label={t('applications')}
            note={dashboard && t('sides', { buyers: dashboard.buyers, sellers: dashboard.sellers })}
            urgent
          />
          <Tile
            to={
              dashboard?.meetingsFair
                ? `/console/fairs/${dashboard.meetingsFair}/meetings?status=ACCEPTED&day=${day}`
                : pathTo('fairs', { day })
            }
            count={of(({ meetings }) => meetings)}
            label={t('meetings')}
          />
          <Tile
            to={pathTo('auction/works', { day }, 'effectiveEndAt')}
            count={of(({ lotsClosing }) => lotsClosing)}
            label={t('lotsClosing')}
          />
        </Tiles>
      </Group>
      <Group title={t('orders')}>
        <Tiles>
          <Tile
            to={pathTo(orders, { status: 'PENDING_PAYMENT' })}
            count={of(({ unpaidOrders }) => unpaidOrders)}
            label={t('unpaid')}
          />
          <ListTile resource={orders} filter={{ status: 'PAID' }} label={t('paid')} urgent />
          <ListTile resource={orders} filter={{ status: 'PREPARING' }} label={t('preparing')} urgent />
          <ListTile
            resource={orders}
            filter={{ requested: true }}
            label={t('requests')}
            note={requests && t('kinds', requests)}
            urgent
          />
          <Tile
            to={pathTo(orders, { alert: true })}
            count={of(({ paymentAlerts }) => paymentAlerts)}
            label={t('alerts')}
            urgent
          />
        </Tiles>
      </Group>
    </>
  );
};
