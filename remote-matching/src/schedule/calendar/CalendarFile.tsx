import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { api } from 'shared/client';
import { PeopleProblem, saveFile } from 'shared/people';
import { Button } from 'shared/ui';
import { scheduleI18n } from './i18n';

/** A meeting for the reader's own calendar. */
export const CalendarFile = ({ id }: { id: string }) => {
  const t = scheduleI18n.useT();
  const [problem, setProblem] = useState<Error | null>(null);
  const save = () => {
    setProblem(null);
    api.calendar
      .matching({ params: { id } })
      .then((blob) => saveFile(blob, `meeting-${id}.ics`))
      .catch(setProblem);
  };
  return (
    <>
      <Button variant="secondary" small onClick={save}>
        <CalendarPlus aria-hidden />
        {t('calendarFile')}
      </Button>
      <PeopleProblem cause={problem} />
    </>
  );
};
