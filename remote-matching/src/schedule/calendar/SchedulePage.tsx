import { startTransition, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { MatchTabs } from '../../components/MatchTabs';
import { PeopleMember } from '../../components/PeopleMember';
import { useLiveMatchings } from '../slots/use-own-times';
import { Agenda } from './Agenda';
import { AnswerDialog } from './AnswerDialog';
import { Attend } from './Attend';
import { AskContext, type Asked } from './asking';
import { Calendar } from './Calendar';
import { History } from './History';
import { scheduleI18n } from './i18n';
import { MatchingDialog } from './MatchingDialog';
import { ProposeDialog } from './ProposeDialog';
import { addressOf, readQuery, views } from './query';
import { Requests } from './Requests';
import { Subscription } from './Subscription';
import { Times } from './Times';

const shows = { agenda: Agenda, requests: Requests, calendar: Calendar, history: History };

const Events = () => {
  const t = scheduleI18n.useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { view, matching: open, attend, page } = readQuery(new URLSearchParams(search));
  const live = useLiveMatchings().data ?? [];
  const waiting = live.filter(({ status, actions }) => status === 'REQUESTED' && actions.includes('ACCEPT')).length;
  const counted = waiting > 0 ? { requests: ` ${waiting}` } : {};
  const View = shows[view];
  const [asked, setAsked] = useState<Asked | null>(null);
  // Times that go while the question stands leave it too.
  const matching = asked && (live.find(({ _id }) => _id === asked.matching._id) ?? asked.matching);
  const [asking, setAsking] = useState(false);
  const ask = useCallback(
    (one: Asked) =>
      startTransition(() => {
        setAsked(one);
        setAsking(true);
      }),
    [],
  );
  const openOne = useCallback(
    (id: string) => navigate(addressOf({ view, page, matching: id })),
    [navigate, view, page],
  );
  const close = () => setAsking(false);
  const answer = asking && asked ? asked.answer : null;
  return (
    <AskContext value={ask}>
      {attend && <Attend token={attend} />}
      <Times />
      <MatchTabs
        label={t('views')}
        tabs={views.map((one) => ({
          to: addressOf({ view: one }),
          text: t(one) + ((counted as Partial<Record<typeof one, string>>)[one] ?? ''),
          current: one === view,
        }))}
      />
      <View page={page} onOpen={openOne} />
      <MatchingDialog id={open} onClose={() => navigate(addressOf({ view, page }), { replace: true })} />
      {matching && (
        <>
          <AnswerDialog matching={matching} answer={answer === 'PROPOSE' ? null : answer} onClose={close} />
          <ProposeDialog matching={matching} open={answer === 'PROPOSE'} onClose={close} />
        </>
      )}
    </AskContext>
  );
};

export const SchedulePage = () => {
  const t = scheduleI18n.useT();
  return (
    <PeopleMember title={t('title')} action={<Subscription />}>
      <Events />
    </PeopleMember>
  );
};
