import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { api } from 'shared/client';
import { PeopleProblem } from 'shared/people';
import { Button, Loading, Skeleton } from 'shared/ui';
import styles from './AttendanceCode.module.css';
import { scheduleI18n } from './i18n';

/** A token lives for five minutes; a new one comes before that (ms). */
const renewMs = 4 * 60_000;

/** A code that the other side scans with the phone's camera: both were there. */
export const AttendanceCode = ({ id }: { id: string }) => {
  const t = scheduleI18n.useT();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['attendance', id],
    queryFn: () => api.matchings.showAttendance({ params: { id } }),
    enabled: open,
    refetchInterval: renewMs,
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <section className={styles.code}>
      <Button variant="secondary" small aria-expanded={open} onClick={() => setOpen(!open)}>
        <QrCode aria-hidden />
        {t('attendance')}
      </Button>
      {open && (
        <>
          <p className={styles.text}>{t('attendanceText')}</p>
          <PeopleProblem cause={error} />
          {data ? (
            <svg
              className={styles.qr}
              viewBox={`-2 -2 ${data.qr.size + 4} ${data.qr.size + 4}`}
              role="img"
              aria-label={t('attendance')}
              shapeRendering="crispEdges"
            >
              <path d={data.qr.path} />
            </svg>
          ) : (
            !error && (
              <>
                <Loading />
                <Skeleton shape="block" />
              </>
            )
          )}
        </>
      )}
    </section>
  );
};
