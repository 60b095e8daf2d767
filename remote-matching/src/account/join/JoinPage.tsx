import { useEffect, useRef, useState } from 'react';
import { joinI18n as commonTexts, type Joined, JoinForm, JoinUploads } from 'shared/people';
import { useSearchParams } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { PeoplePage } from '../../components/PeoplePage';
import { Queries } from '../../components/Queries';
import { AwardEntry } from './AwardEntry';
import { Extra } from './Extra';
import { joinI18n } from './i18n';
import { JoinChoice } from './JoinChoice';

const kinds = ['seller', 'buyer', 'person'] as const;

/** The kind stands in the address, so that a step back leads to the choice. */
export const JoinPage = () => {
  const t = joinI18n.useT();
  const common = commonTexts.useT();
  const [query] = useSearchParams();
  const [joined, setJoined] = useState<Joined | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const as = query.get('as');
  const kind = kinds.find((known) => known === as);
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
      <PeoplePage title={common('joinedTitle', { username: joined.user.username })}>
        <div ref={top} tabIndex={-1}>
          <JoinUploads kind={kind} joined={joined} login="/matching/login" />
        </div>
      </PeoplePage>
    );
  return (
    <Queries>
      <PeoplePage title={t(`${kind}Head`)} lead={t(`${kind}Lead`)} back={back}>
        <JoinForm key={kind} kind={kind} onJoined={setJoined} extra={(form) => <Extra kind={kind} form={form} />} />
      </PeoplePage>
    </Queries>
  );
};
