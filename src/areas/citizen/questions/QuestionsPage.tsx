import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { isAwaited, shownData } from '#kits/reading/readingState.ts';
import { Lines } from '#ui/Lines.tsx';
import { Page } from '#ui/Page.tsx';
import { Section } from '#ui/Section.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { convocatoria } from '../convocatoria';
import { questionsOf, WORDS } from './questionTexts';

/** What families ask, and the field's words. Where a person answers stands at its end, as on every page of families. */
export function QuestionsPage() {
  const state = useSelector(convocatoria.select);
  return (
    <Page title="Preguntas y respuestas">
      {isAwaited(state) ? (
        <Skeleton lines={24} />
      ) : (
        <>
          {questionsOf(shownData(state)).map(({ id, question, answer, link }) => (
            <Section key={id} className="question" id={id} title={question}>
              <p>{answer}</p>
              {link && (
                <Link className="tall-link" to={link.to}>
                  {link.label}
                </Link>
              )}
            </Section>
          ))}
          <Section className="question" id="palabras" title="Qué quiere decir cada palabra">
            <Lines lines={WORDS} />
          </Section>
        </>
      )}
    </Page>
  );
}
