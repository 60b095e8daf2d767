import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { PeoplePage } from '../parts/PeoplePage';
import { Queries } from '../parts/Queries';
import { AwardEntry } from './AwardEntry';
import { JoinChoice } from './JoinChoice';
import { type Joined, JoinForm } from './JoinForm';
import { JoinUploads } from './JoinUploads';
import { joinTexts } from './texts';
import { accountKinds } from './values';

/** The kind stands in the address, so that a step back leads to the choice. */
export const JoinPage = () => {
  const t = joinTexts.useT();
  const [query] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const as = query.get('as');
  const kind = accountKinds.find((known) => known === as);
  const back = { to: '/matching/join', text: t('back') };

  useEffect(() => {
    if (joined) top.current?.focus();
  }, [joined]);

  if (as === 'award')
    return (
      <Queries>
        <PeoplePage title={t('awardHead')} lead={t('awardLead')} back={back}>
          <AwardEntry />
        </PeoplePage>
      </Queries>
    );
  if (!kind)
    return (
      <PeoplePage
        title={t('title')}
        lead={t('lead')}
        action={
          <LinkButton variant="quiet" small to="/matching/login">
            {t('toLogin')}
          </LinkButton>
        }
      >
        <JoinChoice />
      </PeoplePage>
    );
  if (joined)
    return (
      <PeoplePage title={t('joinedTitle', { username: joined.user.username })}>
        <div ref={top} tabIndex={-1}>
          <JoinUploads kind={kind} joined={joined} />
        </div>
      </PeoplePage>
    );
  return (
    <Queries>
      <PeoplePage title={t(`${kind}Head`)} lead={t(`${kind}Lead`)} back={back}>
        <JoinForm key={kind} kind={kind} onJoined={setJoined} />
      </PeoplePage>
    </Queries>
  );
};
