"""The lab: the games as others' kits for learning and search expect them. `pip install "krainy[lab]"` brings the kits.

`gym` has Gymnasium environments (one seat learns, bots have the others), `zoo` PettingZoo's (AEC and Parallel), `spiel`
registers the games with OpenSpiel, `export` writes records as data sets.
"""
