"""The Act phase: major and minor actions, what they cost and what changes them. [oath.act]"""
