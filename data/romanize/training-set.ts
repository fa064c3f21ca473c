// All training items of the weights, in a fixed order.
import { genericOf } from '../../src/text/romanize/generic.ts'
import { isEven, lists, placeNames, texts, type Item } from './items.ts'
import { madePhrases, type MadePhrases } from './made-phrases.ts'

/**
 * The two sets of weights: `half` learns only from even items, so that the odd ones can test it; `shipped`, which the Worker
 * bundles, learns from all.
 */
export type Portion = 'half' | 'shipped'

export type TrainingSet = {
  /** From data/address and from this folder. */
  readonly places: Item[]
  /** Given names and surnames; includes `surnames`. */
  readonly names: Item[]
  readonly surnames: Item[]
  readonly words: Item[]
  readonly phrases: Item[]
  /** The phrases that name a road, a temple or a school after its generic word: both texts and places. */
  readonly named: Item[]
  /** Running text, only for word borders: each text is a list of its words. */
  readonly texts: string[][]
  readonly made: MadePhrases
  /** Words learned last, on top of the weights of all others. */
  readonly late: Item[]
}

/** The items that a set of weights may learn from, and phrases generated from them. */
export function trainingSet(portion: Portion): TrainingSet {
  return trainingSetOf(portion === 'half' ? isEven : () => true)
}

/** Whether a phrase is a name after its generic word. Alone, the name may have another meaning: ช้างเผือก is an animal. */
const isNamed = ({ thai }: Item): boolean => (genericOf(thai)?.length ?? thai.length) < thai.length

export function trainingSetOf(mayTrain: (thai: string) => boolean): TrainingSet {
  const allowed = (items: readonly Item[]): Item[] => items.filter(({ thai }) => mayTrain(thai))
  const ofKind = (kind: string): Item[] =>
    Array.from(lists()).filter(([name]) => name.startsWith(kind)).flatMap(([, items]) => allowed(items)) // prettier-ignore
  const places = [...allowed(placeNames()), ...ofKind('places')]
  const names = ofKind('names')
  const words = ofKind('words')
  const phrases = ofKind('phrases')
  return {
    places,
    names,
    surnames: ofKind('names-surname'),
    words,
    phrases,
    named: phrases.filter(isNamed),
    texts: texts().filter((text) => mayTrain(text.join(''))),
    made: madePhrases(ofKind('words-native'), names, places, mayTrain),
    late: ofKind('late-words'),
  }
}

/** All items for learning the reading, without the late words. */
export const allItems = (set: TrainingSet): Item[] => [
  ...set.places,
  ...set.names,
  ...set.words,
  ...set.phrases,
  ...set.made.ofWords,
  ...set.made.titled,
]
