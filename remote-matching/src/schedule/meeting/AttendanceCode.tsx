import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ProblemNotice } from 'shared/account-forms';
import { api } from 'shared/client';
import { attendanceMinutes, getAttendanceWindow } from 'shared/format';
import { Button, LoadingSkeleton } from 'shared/ui';
import section from '../../components/section.module.css';
import { scheduleI18n } from '../i18n';
import styles from './AttendanceCode.module.css';

/** A token is valid for five minutes; a new one is fetched before that. */
const refreshMs = 4 * 60_000;

const minuteMs = 60_000;

/** Whether attendance at a meeting can be confirmed now; checked every minute. */
const useAttendanceOpen = (slot: { start: string; end: string }) => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  const { from, until } = getAttendanceWindow(slot);
  return now >= from && now <= until;
};

interface AttendanceCodeProps {
  id: string;
  /** The agreed time. */
  slot: { start: string; end: string };
}

/** A QR code; when the counterpart scans it, both parties count as present. Outside its time it says when that is (M26). */
export const AttendanceCode = ({ id, slot }: AttendanceCodeProps) => {
  const t = scheduleI18n.useT();
  if (!useAttendanceOpen(slot)) return <p className={section.quiet}>{t('attendanceWhen', attendanceMinutes)}</p>;
  return <OpenAttendanceCode id={id} />;
};

const OpenAttendanceCode = ({ id }: { id: string }) => {
  const t = scheduleI18n.useT();
  const [open, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['attendance', id],
    queryFn: () => api.matchings.showAttendance({ params: { id } }),
    enabled: open,
    refetchInterval: refreshMs,
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
          <p className={section.quiet}>{t('attendanceText')}</p>
          <ProblemNotice cause={error} />
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
            !error && <LoadingSkeleton />
          )}
        </>
      )}
    </section>
  );
};
