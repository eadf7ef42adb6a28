import * as v from 'valibot';

import { withoutUnseen } from './unseen';

const LONGEST_REASON = 1000;

/** Why something public is changed: it is published too, so that it has some words. */
const publicReasonSchema = (what: string) =>
  v.pipe(
    v.string(what),
    v.transform(withoutUnseen),
    v.trim(),
    v.check((text) => [...text].length >= 10, what),
    v.check((text) => [...text].length <= LONGEST_REASON, `Escriba ${LONGEST_REASON} caracteres como máximo.`),
  );

export const annulmentReasonSchema = publicReasonSchema('Escriba por qué se anula, en una frase: se publica.');
export const takeBackReasonSchema = publicReasonSchema('Escriba por qué se deshace, en una frase: se publica.');
export const extensionReasonSchema = publicReasonSchema('Escriba por qué se amplía, en una frase: se publica.');
