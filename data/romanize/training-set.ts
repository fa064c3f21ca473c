// All that the weights are learned from, in a fixed order.
import { lists, mayTrain, placeNames, type Item } from './items.ts'
import { phrases } from './phrases.ts'

/** The items that may train, and phrases made of them. */
export function trainingSet(): Item[] {
  const places = placeNames().filter(({ thai }) => mayTrain(thai))
  const byList = Array.from(lists(), ([name, items]) => ({ name, items: items.filter(({ thai }) => mayTrain(thai)) }))
  const ofKind = (kind: string): Item[] =>
    byList.filter(({ name }) => name.startsWith(kind)).flatMap(({ items }) => items)
  return [
    ...places,
    ...byList.flatMap(({ items }) => items),
    ...phrases(ofKind('words-native'), ofKind('names'), places),
  ]
}
