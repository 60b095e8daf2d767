import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { Button, saveFile } from 'shared/ui';
import { scheduleI18n } from '../i18n';

/** Downloads a meeting as an .ics file. */
export const CalendarDownload = ({ id }: { id: string }) => {
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
      <ProblemNotice cause={problem} />
    </>
  );
};
