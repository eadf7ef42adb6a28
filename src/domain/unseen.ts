const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/u;
const ODD_SPACE = /[^\S ]/u;
const LINE_ENDS = /[\t\r\n]/g;

/**
 * Whether a text of one line has what cannot be seen in it, turns the direction of what is read, or cannot be told from
 * a space: two that look alike would be two.
 */
export const hasUnseen = (text: string): boolean => UNSEEN.test(text) || ODD_SPACE.test(text);

/** The same of a text of several lines, whose spaces may be any. */
export const hasUnseenInLines = (text: string): boolean => UNSEEN.test(text.replace(LINE_ENDS, ''));

const WITHOUT_A_SHAPE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text without what has no shape of its own and comes along when it is pasted (soft hyphens, zero width spaces, marks of
 * direction, letters that fill), so that what looks empty is. What a person types anywhere is read through this.
 */
export const withoutUnseen = (text: string): string => text.replace(WITHOUT_A_SHAPE, '');

/** A line as the person meant it: nothing unseen, each letter in one spelling, single plain spaces, none at its ends. */
export const typedLine = (text: string): string => withoutUnseen(text).normalize('NFC').replace(/\s+/g, ' ').trim();
