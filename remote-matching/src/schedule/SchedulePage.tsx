import { startTransition, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { LinkTabs } from '../components/LinkTabs';
import { useActiveMatchings } from '../data/use-matchings';
import { useSchedules } from '../data/use-schedules';
import { MemberPage } from '../layout/MemberPage';
import { AnswerDialog } from '../requests/answer/AnswerDialog';
import { AnswerContext, type AnswerRequest } from '../requests/answer/answer-context';
import { ProposalDialog } from '../requests/answer/ProposalDialog';
import { AvailabilityList } from './availability/AvailabilityList';
import { CalendarSubscription } from './export/CalendarSubscription';
import { scheduleI18n } from './i18n';
import { AttendanceConfirmation } from './meeting/AttendanceConfirmation';
import { MatchingDialog } from './meeting/MatchingDialog';
import { buildSchedulePath, parseQuery, type View, views } from './query';
import { AgendaView } from './views/AgendaView';
import { CalendarView } from './views/CalendarView';
import { HistoryView } from './views/HistoryView';
import { RequestsView } from './views/RequestsView';
import { ViewBoundary } from './views/ViewBoundary';

const viewComponents = { agenda: AgendaView, requests: RequestsView, calendar: CalendarView, history: HistoryView };

const ScheduleContent = () => {
  const t = scheduleI18n.useT();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { view, matching: openId, attend, page } = parseQuery(new URLSearchParams(search));
  const schedules = useSchedules();
  const active = useActiveMatchings().data ?? [];
  // All that the list of requests shows: received and sent ones.
  const openRequests = active.filter(({ status }) => status === 'REQUESTED').length;
  const getCount = (tabView: View) => (tabView === 'requests' && openRequests > 0 ? ` ${openRequests}` : '');
  const ViewComponent = viewComponents[view];
  const [request, setRequest] = useState<AnswerRequest | null>(null);
  // The dialog shows the current state, so that slots that are taken meanwhile disappear from it.
  const matching = request && (active.find(({ _id }) => _id === request.matching._id) ?? request.matching);
  const [answering, setAnswering] = useState(false);
  const openAnswer = useCallback(
    (next: AnswerRequest) =>
      startTransition(() => {
        setRequest(next);
        setAnswering(true);
      }),
    [],
  );
  const openMatching = useCallback(
    (id: string) => navigate(buildSchedulePath({ view, page, matching: id })),
    [navigate, view, page],
  );
  const close = () => setAnswering(false);
  const answer = answering && request ? request.answer : null;
  return (
    <AnswerContext value={openAnswer}>
      {attend && <AttendanceConfirmation token={attend} />}
      {/* The tabs come with the times that stand above them, which would move them. */}
      <ViewBoundary query={schedules}>
        {(data) => (
          <>
            <AvailabilityList schedules={data} />
            <LinkTabs
              label={t('views')}
              tabs={views.map((tabView) => ({
                to: buildSchedulePath({ view: tabView }),
                text: t(tabView) + getCount(tabView),
                current: tabView === view,
              }))}
            />
            <ViewComponent schedules={data} page={page} onOpen={openMatching} />
          </>
        )}
      </ViewBoundary>
      <MatchingDialog id={openId} onClose={() => navigate(buildSchedulePath({ view, page }), { replace: true })} />
      {matching && (
        <>
          <AnswerDialog matching={matching} answer={answer === 'PROPOSE' ? null : answer} onClose={close} />
          <ProposalDialog matching={matching} open={answer === 'PROPOSE'} onClose={close} />
        </>
      )}
    </AnswerContext>
  );
};

export const SchedulePage = () => {
  const t = scheduleI18n.useT();
  return (
    <MemberPage title={t('title')} action={<CalendarSubscription />}>
      <ScheduleContent />
    </MemberPage>
  );
};
