import { ageOn, dayOf, dayText, isDay, momentAt, momentText, timeOf, typedDay } from '#domain/words/dates.ts';
import { lacksCentury, readTypedDay } from '#domain/words/readTypedDay.ts';

const BOGOTA = 'America/Bogota';

test.each([
  ['2026-03-03T21:05:00Z', '3 de marzo de 2026, 4:05 p. m.'],
  ['2026-03-03T16:05:00-05:00', '3 de marzo de 2026, 4:05 p. m.'],
  ['2026-01-01T04:59:59Z', '31 de diciembre de 2025, 11:59 p. m.'],
  ['2026-01-01T05:00:00Z', '1 de enero de 2026, 12:00 a. m.'],
  ['2026-01-01T17:00:00Z', '1 de enero de 2026, 12:00 p. m.'],
  ['2024-02-29T12:00:00Z', '29 de febrero de 2024, 7:00 a. m.'],
])('%s is %s in Bogotá', (moment, text) => {
  expect(momentText(moment, BOGOTA).replace(/\u00a0/g, ' ')).toBe(text);
});

test("a moment is shown in the city's zone, and what is none as it is", () => {
  expect(momentText('2026-03-03T21:05:00Z', 'Europe/Madrid')).toBe('3 de marzo de 2026, 10:05\u00a0p.\u00a0m.');
  expect(momentText('pronto', BOGOTA)).toBe('pronto');
});

test.each([
  ['2026-03-03', '3 de marzo de 2026'],
  ['2025-12-31', '31 de diciembre de 2025'],
  ['2026-02-30', '2026-02-30'],
  ['', ''],
])('the day %s is %s, wherever the browser is', (day, text) => expect(dayText(day)).toBe(text));

test.each(['2024-02-29', '2000-02-29', '2026-01-31', '2026-04-30'])('%s is a day', (day) => expect(isDay(day)).toBe(true));
test.each(['2023-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '26-1-1', 'x', ''])(
  '%s is none',
  (text) => expect(isDay(text)).toBe(false),
);

test('the day that a moment falls on', () => {
  expect(dayOf(new Date('2026-01-01T04:59:00Z'), BOGOTA)).toBe('2025-12-31');
  expect(dayOf(new Date('2026-01-01T04:59:00Z'), 'UTC')).toBe('2026-01-01');
});

test.each([
  ['03/04/2018', '2018-04-03'],
  ['3/4/2018', '2018-04-03'],
  [' 3-4-2018 ', '2018-04-03'],
  ['3.4.2018', '2018-04-03'],
  ['3 4 2018', '2018-04-03'],
  ['2018-04-03', '2018-04-03'],
  ['03042018', '2018-04-03'],
  ['31042018', null],
  ['3042018', null],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', null],
  ['31/04/2018', null],
  ['4/2018', null],
  ['03/04/18', null],
  ['15 / 05 / 2020', '2020-05-15'],
  ['\u200e15/05/\u00ad2020\ufeff', '2020-05-15'],
  ['１５/０５/２０２０', '2020-05-15'],
  ['5 marzo 2020', '2020-03-05'],
  ['5 de Marzo de 2020', '2020-03-05'],
  ['5 de marzo del 2020', '2020-03-05'],
  ['5-mar.-2020', '2020-03-05'],
  ['5 setiembre 2020', '2020-09-05'],
  ['31 de abril de 2020', null],
  ['5 xyz 2020', null],
  ['5 m 2020', null],
  ['5 6 7 2020', null],
  ['marzo', null],
  ['', null],
])('typed %j is %j', (text, day) => expect(readTypedDay(text)).toBe(day));

test.each([
  ['5/3/20', true],
  [' 5 de marzo de 20', true],
  ['5/3/2', true],
  ['5/3/2020', false],
  ['5/13/20', false],
  ['2020-03-05', false],
  ['', false],
])('%j lacks the century: %j', (text, lacks) => expect(lacksCentury(text)).toBe(lacks));

test('a day as it is typed', () => {
  expect(typedDay('2018-04-03')).toBe('03/04/2018');
  expect(typedDay('otra cosa')).toBe('otra cosa');
});

test.each([
  ['2018-04-03', '2026-04-02', 7],
  ['2018-04-03', '2026-04-03', 8],
  ['2016-02-29', '2025-02-28', 8],
  ['2016-02-29', '2025-03-01', 9],
  ['2016-02-29', '2024-02-29', 8],
  ['2026-04-03', '2026-04-02', -1],
  ['2026-04-03', '2026-12-31', 0],
])('born on %s: on %s %d years old', (birth, on, age) => expect(ageOn(birth, on)).toBe(age));

test.each([
  ['2026-03-03', '16:05', BOGOTA, '2026-03-03T21:05:00.000Z'],
  ['2026-12-31', '23:59', BOGOTA, '2027-01-01T04:59:00.000Z'],
  ['2026-10-25', '00:30', 'Europe/Madrid', '2026-10-24T22:30:00.000Z'],
  ['2026-10-25', '03:30', 'Europe/Madrid', '2026-10-25T02:30:00.000Z'],
  ['2026-03-29', '03:30', 'Europe/Madrid', '2026-03-29T01:30:00.000Z'],
  ['2026-03-03', '00:00', 'Asia/Kolkata', '2026-03-02T18:30:00.000Z'],
])('%s %s in %s is %s', (day, time, timeZone, moment) => {
  const found = momentAt(day, time, timeZone);
  expect(found?.toISOString()).toBe(moment);
  expect([dayOf(new Date(moment), timeZone), timeOf(new Date(moment), timeZone)]).toEqual([day, time]);
});

test.each([
  ['2026-02-30', '08:00', BOGOTA],
  ['30/1', '08:00', BOGOTA],
  ['2026-01-30', '24:00', BOGOTA],
  ['2026-01-30', '', BOGOTA],
  ['2026-03-29', '02:30', 'Europe/Madrid'],
])('%s %s in %s is no moment', (day, time, timeZone) => {
  expect(momentAt(day, time, timeZone)).toBeNull();
});
