-- A refund is done once its money is sent: by the provider, or by an administrator to an account that the buyer names.
-- Refunds by transfer that were recorded so far were done when they were granted, and stay so.
alter table refunds
  add column channel text not null default 'PROVIDER' check (channel in ('PROVIDER', 'TRANSFER')),
  add column sent_at timestamptz(3),
  add column sent_by text;
update refunds set channel = 'TRANSFER' from orders
where orders._id = refunds._order and orders.tid is null and refunds.status <> 'PENDING';
drop index refunds_due;
create index refunds_due on refunds (next_at) where status = 'PENDING' and channel = 'PROVIDER';
create index refunds_transfers on refunds (created_at desc, _id desc) where channel = 'TRANSFER' or status = 'FAILED';

alter table orders add column refund_account jsonb;

-- The refund of a won lot ends its sale: the lot is unsold and has no winner.
drop index orders_work_unique;
create unique index orders_work_unique on orders (_work) where status not in ('EXPIRED', 'CANCELLED', 'RETURNED');
update bids set status = 'LOST' from works, orders
where works._id = bids._work and bids.status = 'WON' and works.status = 'PAID'
  and orders._work = works._id and orders.payment_status = 'REFUNDED';
update works set status = 'UNSOLD', winner = null, result = null, due_at = null, paid_at = null from orders
where works.status = 'PAID' and orders._work = works._id and orders.payment_status = 'REFUNDED';
